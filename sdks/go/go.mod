module github.com/njia/njia-go/v2

go 1.24
