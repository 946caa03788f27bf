module github.com/njia/njia-go

go 1.24
